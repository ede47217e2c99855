import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SuggestCompanyForm } from './SuggestCompanyForm.tsx';

const meta = {
  title: 'Account/SuggestCompanyForm',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: SuggestCompanyForm,
  args: { onSuggest: fn(), onAgain: fn(), homeHref: '/research/home' },
} satisfies Meta<typeof SuggestCompanyForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), ' Slipway ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'slipway.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'It builds berths.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send suggestion' }));
    await expect(args.onSuggest).toHaveBeenCalledWith({
      name: 'Slipway',
      website: 'https://slipway.example/',
      reason: 'It builds berths.',
    });
  },
};

export const Prefilled: Story = {
  args: { name: 'Slipway' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Slipway');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'slipway.example{Enter}');
    await expect(args.onSuggest).toHaveBeenCalledWith({
      name: 'Slipway',
      website: 'https://slipway.example/',
      reason: '',
    });
  },
};

export const Known: Story = {
  tags: ['dark', 'rtl'],
  args: { known: { name: 'Voltmeer', href: '/companies/voltmeer' }, onWebsiteChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'voltmeer.example');
    await waitFor(() => expect(args.onWebsiteChange).toHaveBeenLastCalledWith('https://voltmeer.example/'));
    await expect(canvas.getByText(/Voltmeer has this website and is already here/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/companies/voltmeer');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'a company');
    await userEvent.click(canvas.getByRole('button', { name: 'Send suggestion' }));
    const problems = await canvas.findByRole('group', { name: /^Check 2 fields/ });
    await expect(problems).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveAccessibleDescription(
      'Enter the name of the company.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
      'Enter a web address such as company.com.',
    );
    await expect(args.onSuggest).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Slipway');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'slipway.example{Enter}');
    await expect(args.onSuggest).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: 'Couldn’t send your message. Try again later.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t send your message. Try again later.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Slipway');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'slipway.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send suggestion' }));
    await expect(args.onSuggest).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Slipway');
  },
};

export const Sent: Story = {
  tags: ['dark', 'narrow'],
  args: { suggested: 'Slipway' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Thank you' })).toHaveFocus();
    await expect(canvas.getByText('We got your suggestion to add Slipway.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/research/home');
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest another company' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { suggested: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200) },
};
