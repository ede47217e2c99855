/** Requests right after a device is online may still fail, and a page that reloads then would be lost. */
const untilConnectedMs = 1000;

/** Calls back a moment after the device is online. Returns a function that ends it. */
export function whenConnected(onConnect: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onConnect, untilConnectedMs);
  };
  window.addEventListener('online', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', wait);
  };
}
