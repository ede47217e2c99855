import { TagField, type TagFieldProps, useMessages } from '@fs/ui';
import { useState } from 'react';
import { readAddresses } from '../../internal/emailAddresses.ts';
import { newAccountWizardMessages } from './NewAccountWizard.messages.ts';

interface AddressFieldProps extends Pick<TagFieldProps, 'label' | 'description' | 'name'> {
  /** Lower-case emails. */
  value: readonly string[];
  onChange: (addresses: readonly string[]) => void;
}

/** Emails as tags, typed with commas or pasted with any separators. Says how many duplicates were left out. */
export function AddressField({ value, onChange, description, ...field }: AddressFieldProps) {
  const messages = useMessages(newAccountWizardMessages);
  const [duplicates, setDuplicates] = useState(0);
  return (
    <TagField
      {...field}
      description={duplicates === 0 ? description : messages.duplicates({ count: duplicates })}
      value={value}
      onChange={(tags) => {
        const read = readAddresses(tags);
        setDuplicates(read.duplicates);
        onChange(read.addresses);
      }}
    />
  );
}
