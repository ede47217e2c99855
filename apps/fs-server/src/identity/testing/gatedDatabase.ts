import type { Database } from '../../database/database.ts';

/** A database whose next update of a table waits, so that a test can do something else in the middle of a request. */
export function gateUpdates(database: Database, table: 'attempts') {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let isArmed = false;
  const wait = async () => {
    if (!isArmed) return;
    isArmed = false;
    reach();
    await opened;
  };
  const kysely = withMember(database.kysely, 'updateTable', (name: unknown) => {
    const update = database.kysely.updateTable(name as typeof table);
    return name === table ? waitBefore(update, wait) : update;
  });
  return {
    database: { ...database, kysely },
    /** Holds up the next update. */
    arm: () => {
      isArmed = true;
    },
    /** Comes when that update is about to run. */
    reached,
    open,
  };
}

/** A query builder that waits before it runs, and so does every builder made of it. */
function waitBefore<Builder extends object>(builder: Builder, wait: () => Promise<void>): Builder {
  return new Proxy(builder, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name === 'execute') return () => wait().then(() => member.call(target));
      return (...given: unknown[]) => {
        const made: unknown = member.apply(target, given);
        return typeof made === 'object' && made !== null && 'execute' in made ? waitBefore(made, wait) : made;
      };
    },
  });
}

/** An object with one member of another; its private fields stay its own. */
function withMember<Owner extends object>(owner: Owner, changed: keyof Owner, member: unknown): Owner {
  return new Proxy(owner, {
    get(target, name) {
      const own: unknown = name === changed ? member : Reflect.get(target, name, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}
