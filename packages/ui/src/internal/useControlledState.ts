'use client';
import { useState } from 'react';

interface OwnValue<Value> {
  /** The owner's, when the owner keeps it. */
  value?: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value) => void) | undefined;
}

/** A value that its owner keeps, or else the component itself, how to change it, and how to put back the first one. */
export function useControlledState<Value>({ value, defaultValue, onChange }: OwnValue<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const [first] = useState(value);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  // Null is a value too: the owner's word that there is none.
  return [value === undefined ? own : value, change, () => change(first === undefined ? defaultValue : first)] as const;
}
