'use client';
import { useRef, useState } from 'react';

/**
 * Shows a chosen image before it is anywhere: as a `data:` address, since policies for content that allow images from
 * https and data do not allow `blob:`. What cannot be read is not shown.
 */
export function useLocalPreview() {
  const latest = useRef<File>(undefined);
  const [preview, setPreview] = useState<string>();
  function show(file: File) {
    latest.current = file;
    setPreview(undefined);
    const user = new FileReader();
    user.onload = () => {
      if (latest.current === file && typeof user.result === 'string') setPreview(user.result);
    };
    user.readAsDataURL(file);
  }
  return { preview, show };
}
