/**
 * Further tries of a failed test that needs a browser, a server or a database to answer in time, on a machine that is
 * busy. What passes at the second try only is listed at the end of the run.
 */
export const secondTry = 1;
