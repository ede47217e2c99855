import { longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { buildReferral } from '../../testing/buildReferral.ts';
import { MarketingPanel, type MarketingPanelProps } from './MarketingPanel.tsx';

const logoUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#15684a"/></svg>',
)}`;

const meta = {
  title: 'Account/MarketingPanel',
  component: MarketingPanel,
  args: { plan: null, referral: null },
} satisfies Meta<typeof MarketingPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The details are lazy-loaded. */
const soon = { timeout: 8000 };

async function benefitsIn(canvas: Canvas, name: string) {
  const list = within(await canvas.findByRole('list', { name }, soon));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
}

export const Welcome: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['AUTH-010'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Play the long game.')).toBeVisible();
  },
};

export const News: Story = {
  args: { plan: 'news' },
  parameters: { requirements: ['AUTH-011'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The pulse of your markets, by email')).toBeVisible();
  },
};

export const Free: Story = {
  args: { plan: 'free' },
  parameters: { requirements: ['AUTH-012'] },
  play: async ({ canvas }) => {
    await expect(await benefitsIn(canvas, 'Free includes')).toContain('Up to 1 watchlist');
  },
};

export const Individual: Story = {
  args: { plan: 'individual' },
  parameters: { requirements: ['AUTH-012'] },
  play: async ({ canvas }) => {
    await expect(await benefitsIn(canvas, 'Individual includes')).toContain('Up to 5 watchlists');
  },
};

export const IndividualPlus: Story = {
  args: { plan: 'individual-plus' },
  parameters: { requirements: ['AUTH-012'] },
  play: async ({ canvas }) => {
    await expect(await benefitsIn(canvas, 'Individual Plus includes')).toContain('Unlimited watchlists');
  },
};

export const Team: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { plan: 'team' },
  parameters: { requirements: ['AUTH-012'] },
  play: async ({ canvas }) => {
    await expect(await benefitsIn(canvas, 'Teams includes')).toContain('Up to 3 teams in one workspace');
  },
};

export const Referral: Story = {
  tags: ['dark', 'narrow'],
  args: {
    referral: ready(buildReferral({ account: { id: 'a', name: 'Harborline', logo: logoUrl } })),
    order: {
      planId: 'fuel-individual-plus',
      priceId: 'price-month',
      name: 'Individual Plus',
      total: 79,
      period: 'month',
      seats: null,
    },
  },
  parameters: { requirements: ['AUTH-057', 'REFERRAL-001', 'REFERRAL-002'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Harborline', {}, soon)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', logoUrl);
    await expect(canvas.getByText('Ambassador Referral')).toBeVisible();
    await expect(canvas.getByText(/^Six months of Individual Plus/)).toBeVisible();
    await expect(canvas.getByText('6 months free')).toBeVisible();
    await expect(canvas.getByText('then $79.00 a month from May 20, 2027')).toBeVisible();
    await expect(await benefitsIn(canvas, 'Individual Plus includes')).toContain('Unlimited watchlists');
  },
};

export const NamedReferral: Story = {
  args: { referral: ready(buildReferral({ referralType: 'Partner Referral', description: '', planID: 'fuel-teams' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Partner Referral', {}, soon)).toBeVisible();
    await expect(canvas.queryByText('Ambassador Referral')).toBeNull();
  },
};

export const LoadingReferral: Story = {
  tags: ['dark'],
  args: { referral: loading() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading', {}, soon)).toBeInTheDocument();
  },
};

export const UnknownReferral: Story = {
  args: { referral: failed('Failed to fetch referral') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Play the long game.', {}, soon)).toBeVisible();
  },
};

/** Finds style rules with a 500 ms animation. */
function fadesIn(rules: CSSRuleList, condition = ''): string[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return fadesIn(rule.cssRules, rule.conditionText);
    if (rule instanceof CSSGroupingRule) return fadesIn(rule.cssRules, condition);
    if (!(rule instanceof CSSStyleRule) || rule.style.animationDuration !== '500ms') return [];
    return [`${condition} ${rule.selectorText}`];
  });
}

/** The user came from another workflow. */
function Switching(props: MarketingPanelProps) {
  const [plan, setPlan] = useState<MarketingPanelProps['plan']>(null);
  useEffect(() => setPlan('individual'), []);
  return <MarketingPanel {...props} plan={plan} />;
}

/** Stories render with reduced motion, so the test reads the fade from the style sheets. */
export const Fades: Story = {
  render: Switching,
  parameters: { requirements: ['AUTH-013'] },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByText('Individual includes', {}, soon);
    const content = title.closest('[data-workflow]');
    await expect(content?.getAnimations()).toEqual([]);
    const fades = Array.from(canvasElement.ownerDocument.styleSheets).flatMap((sheet) => fadesIn(sheet.cssRules));
    const names = Array.from(content?.classList ?? [], (name) => `(prefers-reduced-motion: no-preference) .${name}`);
    await expect(fades.filter((fade) => names.includes(fade))).toHaveLength(1);
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ambassador Referral', {}, soon)).toBeVisible();
  },
  args: {
    referral: ready(buildReferral({ description: longestName, account: { id: 'a', name: longestName, logo: null } })),
  },
};
