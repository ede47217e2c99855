interface RememberOptions {
  now?: () => number;
  /** How long an answer is used. @default half an hour */
  keepMs?: number;
  /** How long a failure is answered without another try. @default a minute */
  keepFailureMs?: number;
  /** Most answers that are kept. @default 500 */
  capacity?: number;
  /** Most questions that are under way. Further ones fail. @default 10 */
  underWay?: number;
}

interface Kept<Answer> {
  answer: Promise<Answer>;
  until: number;
}

/** Asks once for each key and keeps the answer, so that users don't wait and the other server isn't burdened. */
export function rememberAnswers<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
  { now = Date.now, keepMs = 30 * 60_000, keepFailureMs = 60_000, capacity = 500, underWay = 10 }: RememberOptions = {},
): (question: Question) => Promise<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  let asking = 0;

  async function askOnce(question: Question): Promise<Answer> {
    asking += 1;
    try {
      return await ask(question);
    } finally {
      asking -= 1;
    }
  }

  return (question) => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    if (asking >= underWay) return Promise.reject(new Error('Too many questions are under way'));
    const entry: Kept<Answer> = { answer: askOnce(question), until: now() + keepMs };
    entry.answer.catch(() => {
      entry.until = now() + keepFailureMs;
    });
    // The map keeps its order: the first is the one that was asked for longest ago.
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return entry.answer;
  };
}
