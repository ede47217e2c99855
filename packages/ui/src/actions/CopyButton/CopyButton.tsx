'use client';
import { useEffect, useState } from 'react';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { CopyIcon } from '../../internal/icons/CopyIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { Text } from '../../layout/Text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Button, type ButtonSize } from '../Button/Button.tsx';
import * as styles from './CopyButton.css.ts';
import { copyButtonMessages } from './CopyButton.messages.ts';

export interface CopyButtonProps extends SharedProps<HTMLDivElement> {
  /** Names the button where several have the same label. Begin with the label. */
  'aria-label'?: string;
  /** The text to copy. */
  value: string;
  /** The label, as a verb. Default: “Copy”. */
  label?: string;
  /** `small` suits table rows and notices. @default 'medium' */
  size?: ButtonSize;
  /** Whether there is nothing to copy yet. @default false */
  isDisabled?: boolean;
}

type Outcome = 'copied' | 'failed';

/** How long the button shows the outcome, in milliseconds. */
const saidFor = 4000;

/** Copies a text to the clipboard and announces the outcome. */
export function CopyButton({ value, label, size, isDisabled, 'aria-label': name, ...shared }: CopyButtonProps) {
  const messages = useTexts(copyButtonMessages);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const hasCopied = outcome === 'copied';
  const copy = () => write(value).then(setOutcome);
  return (
    <div data-outcome={outcome} {...rootProps(shared, styles.place)}>
      <Button size={size} isDisabled={isDisabled} onPress={copy} aria-label={name}>
        <span className={styles.faces}>
          <span data-shown={hasCopied ? undefined : ''} className={styles.face}>
            <CopyIcon />
            {label ?? messages.copy}
          </span>
          <span data-shown={hasCopied ? '' : undefined} className={styles.face}>
            <CheckIcon />
            {messages.copied}
          </span>
        </span>
      </Button>
      <div role="status">
        {hasCopied && <VisuallyHidden>{messages.copied}</VisuallyHidden>}
        {outcome === 'failed' && (
          <Text size="small" tone="critical">
            {messages.failed}
          </Text>
        )}
      </div>
    </div>
  );
}

/** The clipboard API is missing on pages without HTTPS, and the browser may deny access. */
async function write(value: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    return 'failed';
  }
}
