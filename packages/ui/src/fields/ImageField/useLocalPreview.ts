'use client';
import { useRef, useState } from 'react';

/**
 * Previews a selected image before its upload, as a `data:` URL: content security policies that allow images from
 * https and data do not allow `blob:`. An unreadable image has no preview.
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
