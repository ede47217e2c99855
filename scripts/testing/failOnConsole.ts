/**
 * Setup file of the projects in Node and of the conformance tests over components: unexpected output fails the test
 * that caused it. A test that expects output mocks it: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterAll, afterEach } from 'vitest';
import { failOnOutput } from './failOnOutput.ts';

afterEach(failOnOutput);
afterAll(failOnOutput);
