import { expect, test, vi } from 'vitest';
import { createUpdates, type WatchedRegistration } from './createUpdates.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget implements WatchedRegistration {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

test('[PWA-003] [PWA-004] sets the flag and sends the skip-waiting message for a waiting version', () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker();
  const updates = createUpdates();
  updates.watch(registration, () => true);
  expect(updates.isAvailable()).toBe(true);
  expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
});

test('[PWA-003] [PWA-004] does the same for a later version once it is installed', () => {
  const registration = new FakeRegistration();
  const updates = createUpdates();
  const listener = vi.fn();
  updates.subscribe(listener);
  updates.watch(registration, () => true);
  const worker = new FakeWorker();
  registration.finds(worker);
  expect(updates.isAvailable()).toBe(false);
  worker.becomes('installed');
  expect(updates.isAvailable()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  worker.becomes('activated');
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('does not report the first version as an update', () => {
  const registration = new FakeRegistration();
  const updates = createUpdates();
  updates.watch(registration, () => false);
  const worker = new FakeWorker();
  registration.finds(worker);
  worker.becomes('installed');
  expect(updates.isAvailable()).toBe(false);
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('does not call removed listeners', () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker();
  const updates = createUpdates();
  const listener = vi.fn();
  updates.subscribe(listener)();
  updates.watch(registration, () => true);
  expect(listener).not.toHaveBeenCalled();
});
