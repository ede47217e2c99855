/** Length of a video. Null if the browser can't tell, as of one that was recorded in a browser. */
export function readSeconds(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? Math.max(1, Math.ceil(video.duration)) : null);
    video.onerror = () => resolve(null);
    video.src = address;
  });
}
