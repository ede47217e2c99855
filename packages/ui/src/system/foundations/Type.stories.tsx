import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, type HeadingSize } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text, type TextSize } from '../../layout/Text/Text.tsx';

const headings: readonly [HeadingSize, string][] = [
  ['display', '34 Source Serif: the long game'],
  ['headline', '26 Source Serif: companies that move the world’s ports'],
  ['title', '20 Source Serif: a round of funding'],
  ['label', '14 Inter semibold: headquarters'],
];

const texts: readonly [TextSize, string][] = [
  ['reading', '16 for long text: people read here for hours, so lines are 68 characters at most.'],
  ['ui', '14 for controls and data: Seattle, WA, USA'],
  ['small', '13 beside data: two minutes ago'],
  ['caption', '12 at the edge of things: required'],
];

function Type() {
  return (
    <Stack gap="8">
      <Stack>
        {headings.map(([size, words]) => (
          <Heading key={size} level={2} size={size}>
            {words}
          </Heading>
        ))}
      </Stack>
      <Stack gap="2">
        {texts.map(([size, words]) => (
          <Text key={size} size={size}>
            {words}
          </Text>
        ))}
        <Text size="reading" element="div" lang="ar">
          العربية: شركة المرفأ للخدمات اللوجستية
        </Text>
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typography creates hierarchy before color, boxes, or shadows do. */
export const Scale: Story = { tags: ['dark', 'narrow'] };
