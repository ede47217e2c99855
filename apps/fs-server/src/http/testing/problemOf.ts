import type { LightMyRequestResponse } from 'fastify';

/** What only the inside of the server knows: a failure of the database, a stack, a path. */
const inside =
  /unexpected error|violates|duplicate key|relation "|column "|syntax error at|invalid input syntax|out of range for|node_modules|\.ts:\d|^\s+at |ECONN|undefined is not|Cannot read prop/im;

/** Longest message, which may list the values of a field: what a caller sends is never echoed at length. */
const longestMessage = 640;

/** Describes what is wrong with the response of a REST call; null if it follows the contract. */
export function problemOf(answer: LightMyRequestResponse): string | null {
  if (answer.statusCode >= 500) return `answers ${answer.statusCode}`;
  const type = String(answer.headers['content-type']);
  if (answer.statusCode < 400) return /json|csv/.test(type) ? null : `answers ${type}`;
  const { message, requestId } = answer.json();
  if (typeof message !== 'string' || typeof requestId !== 'string') return 'answers no refusal of ours';
  return problemOfMessage(message);
}

/** Describes what is wrong with the words of a refusal; null for none. */
export function problemOfMessage(message: string): string | null {
  if (inside.test(message)) return `shows its inside: ${message.slice(0, 120)}`;
  return message === '' || message.length > longestMessage ? `refuses in ${message.length} characters` : null;
}
