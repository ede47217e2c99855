'use client';
import { useEffect, useRef, useState } from 'react';
import type { CurationOutcome } from '../CurationDrawer/CurationDrawer.tsx';

/** Stops an upload, and reports its progress. */
export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the bytes sent so far. */
  onProgress: (sent: number) => void;
}

/** An upload that runs or failed. */
export interface RunningUpload {
  file: File;
  /** 0 to 100. */
  progress: number;
  error?: string;
}

/** Uploads of a form, by the name of their field. Those that run when the form is left are stopped. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<string, RunningUpload>>>({});
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current: all } = running;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  function show(field: string, upload?: RunningUpload) {
    setUploads(({ [field]: _, ...others }) => (upload ? { ...others, [field]: upload } : others));
  }

  function stop(field: string) {
    running.current.get(field)?.abort();
    running.current.delete(field);
    show(field);
  }

  /** Returns what the upload resulted in; undefined if it failed or was stopped. */
  async function start<Data>(
    field: string,
    file: File,
    send: (options: UploadOptions) => Promise<CurationOutcome<Data>>,
  ): Promise<Data | undefined> {
    stop(field);
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(field, controller);
    show(field, { file, progress: 0 });
    const onProgress = (sent: number) => {
      if (!signal.aborted) show(field, { file, progress: Math.min(100, Math.floor((100 * sent) / file.size)) });
    };
    const sent = await send({ signal, onProgress }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!sent || signal.aborted) return;
    running.current.delete(field);
    show(field, sent.ok ? undefined : { file, progress: 0, error: sent.error });
    return sent.ok ? sent.data : undefined;
  }

  return { uploads, start, stop };
}
