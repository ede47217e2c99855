import { Stack } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CompanyLogo } from './CompanyLogo.tsx';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='3' fill='%231f6a51'/%3E%3C/svg%3E";

const meta = {
  title: 'Research/CompanyLogo',
  component: CompanyLogo,
  args: { name: 'Harborline', logoUrl: picture, size: 'large' },
} satisfies Meta<typeof CompanyLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The letters of marks, as rendered. */
const lettersIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('[data-letter]'), (mark) =>
    getComputedStyle(mark, '::before').content.replaceAll('"', ''),
  );

export const Picture: Story = {};

export const Letters: Story = {
  tags: ['dark'],
  render: () => (
    <Stack direction="row">
      {['Harborline', '@Pay', '42', 'شركة', '東京', '👩‍🚀 Orbit', ''].map((name) => (
        <CompanyLogo key={name} name={name} logoUrl={null} size="large" />
      ))}
      <CompanyLogo name="Small" logoUrl={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(lettersIn(canvasElement)).toEqual(['H', 'P', '4', 'ش', '東', 'O', '', 'S']);
  },
};

export const BrokenPicture: Story = {
  args: { logoUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lettersIn(canvasElement)).toEqual(['H']));
  },
};
