'use client';
import { useEffect, useRef } from 'react';

/** Addresses of files of this device, by a key, until the form is left. */
export function useLocalAddresses() {
  const addresses = useRef(new Map<string, string>());
  useEffect(() => {
    const { current: all } = addresses;
    return () => {
      for (const address of all.values()) URL.revokeObjectURL(address);
      all.clear();
    };
  }, []);
  return {
    of: (key: string): string | null => addresses.current.get(key) ?? null,

    keep(key: string, file: File): string {
      const address = URL.createObjectURL(file);
      addresses.current.set(key, address);
      return address;
    },
  };
}
