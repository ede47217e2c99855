/** Imported by everything that starts a server in a test's process: a login there takes a hundredth of the usual time. */
import { setPasswordCost } from '../identity/password.ts';

setPasswordCost({ memory: 64, passes: 1, parallelism: 1 });
