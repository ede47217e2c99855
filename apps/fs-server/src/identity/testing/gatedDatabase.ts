import type { Database } from '../../database/database.ts';

/** Wraps a database so that the next update of a table waits, which lets a test act in the middle of a request. */
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
    /** Makes the next update wait. */
    arm: () => {
      isArmed = true;
    },
    /** Resolves when that update is about to run. */
    reached,
    open,
  };
}

/** Wraps a query builder, and all builders derived from it, so that execution waits. */
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

/** Returns an object with one member replaced. Its private fields keep working. */
function withMember<Owner extends object>(owner: Owner, changed: keyof Owner, member: unknown): Owner {
  return new Proxy(owner, {
    get(target, name) {
      const own: unknown = name === changed ? member : Reflect.get(target, name, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}
