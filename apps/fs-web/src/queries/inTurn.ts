const last = new Map<string, Promise<unknown>>();

/** Sends changes of the same thing one after another, so that the last one stays, and its answer arrives last. */
export function inTurn<Data>(subject: string, send: () => Promise<Data>): Promise<Data> {
  const current = last.get(subject)?.then(send, send) ?? send();
  const forget = () => {
    if (last.get(subject) === current) last.delete(subject);
  };
  last.set(subject, current);
  current.then(forget, forget);
  return current;
}
