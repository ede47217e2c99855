'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';

/** Hands the first input inside an element to `ref`, where other components render the inputs. */
export function useFirstInput(ref: Ref<HTMLInputElement>) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current?.querySelector('input') as HTMLInputElement, []);
  return element;
}
