'use client';
import { useState } from 'react';
import { fileFieldMessages } from '../../fields/FileField/FileField.messages.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { type FileRules, refusalOf, typeName } from './fileRules.ts';
import { useSizeInWords } from './useSizeInWords.ts';

interface FileChoice extends FileRules {
  /** Common names of the types. */
  typeNames?: readonly string[];
  isMultiple?: boolean;
  /** The message for a file of another type, where the field has its own. */
  wrongType?: string;
  onSelect: (files: File[]) => void;
}

/** Returns the restrictions as `help`, and the reasons why files were `refused`. */
export function useFileChoice({ typeNames, isMultiple = false, wrongType, onSelect, ...rules }: FileChoice) {
  const messages = useMessages(fileFieldMessages);
  const sizeInWords = useSizeInWords();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { acceptedTypes, maxSize } = rules;
  const types = typeNames ?? acceptedTypes?.map(typeName) ?? [];
  const limit = maxSize === undefined ? '' : sizeInWords(maxSize);
  const reasons = {
    type: ({ name }: File) => wrongType ?? messages.wrongType({ name, types }),
    empty: ({ name }: File) => messages.empty({ name }),
    size: ({ name, size }: File) => messages.tooLarge({ name, size: sizeInWords(size), limit }),
  };

  function select(files: readonly File[]) {
    if (!isMultiple && files.length > 1) {
      setRefused([messages.tooMany]);
      return;
    }
    const allowed: File[] = [];
    const wrong = files.flatMap((file) => {
      const refusal = refusalOf(file, rules);
      if (refusal !== undefined) return [reasons[refusal](file)];
      allowed.push(file);
      return [];
    });
    setRefused(wrong);
    if (allowed.length > 0) onSelect(allowed);
  }

  const help = [types.length > 0 && messages.allowedTypes({ types }), limit !== '' && messages.maxSize({ limit })];
  return { help: help.filter(Boolean).join(' '), refused, select };
}
