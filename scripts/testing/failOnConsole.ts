/**
 * Setup file of the projects in Node and of the laws over components: output that no test asked for fails the test that
 * caused it. A test that expects output says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterAll, afterEach } from 'vitest';
import { failOnOutput } from './failOnOutput.ts';

afterEach(failOnOutput);
afterAll(failOnOutput);
