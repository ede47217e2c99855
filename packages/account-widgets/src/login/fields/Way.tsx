'use client';
import { Button, Stack, Text } from '@fs/ui';

export interface WayProps {
  /** Text before the link, e.g. "New here?" */
  question: string;
  label: string;
  onPress: () => void;
}

/** A link to another step of the login page. */
export function Way({ question, label, onPress }: WayProps) {
  return (
    <Stack direction="row" gap="2">
      <Text element="span" tone="muted">
        {question}
      </Text>
      <Button size="small" onPress={onPress}>
        {label}
      </Button>
    </Stack>
  );
}
