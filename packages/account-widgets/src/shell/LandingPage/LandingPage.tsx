'use client';
import { Heading, Inline, Link, LinkButton, Section, Stack, Text, TextField, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import * as styles from './LandingPage.css.ts';
import { landingPageMessages } from './LandingPage.messages.ts';
import { LandingTotals, type LandingTotalsProps } from './LandingTotals.tsx';

/** The search of the landing page. */
export interface LandingSearch {
  text: string;
  onTextChange: (text: string) => void;
  /** What was found. Default: nothing yet. */
  found?: ReactNode;
}

/** Working pieces of the product, below the benefits that they prove. */
export type LandingPieces = Partial<Record<(typeof benefits)[number], ReactNode>>;

export interface LandingPageProps extends LandingTotalsProps {
  search: LandingSearch;
  /** The newest rounds, beside the introduction. */
  rounds?: ReactNode;
  pieces?: LandingPieces;
  /** URL of the sign-up page. Absent for logged-in users. */
  signUpHref?: string;
  /** URL of the login page. Absent for logged-in users. */
  logInHref?: string;
  /** URL of the home page. Absent for signed-out users. */
  homeHref?: string;
  /** URL of the plans. */
  plansHref: string;
}

const benefits = ['research', 'watchlists', 'news'] as const;

/** Landing page that introduces the product with the product (decisions AMB-172 and 037). */
export function LandingPage({ landing, search, rounds, pieces = {}, ...links }: LandingPageProps) {
  const messages = useMessages(landingPageMessages);
  return (
    <Stack gap="12">
      <div className={styles.hero}>
        <div className={styles.words}>
          <Stack gap="6">
            <Stack gap="3">
              <Heading level={1}>{messages.tagline}</Heading>
              <Text size="reading">{messages.pitch}</Text>
              <LandingTotals landing={landing} />
            </Stack>
            <Search {...search} />
            <Ways {...links} />
          </Stack>
        </div>
        <div className={styles.aside}>{rounds}</div>
      </div>
      <Section title={messages.benefits}>
        <div className={styles.benefits}>
          {benefits.map((benefit) => (
            <div key={benefit} className={styles.benefit}>
              <Stack gap="4">
                <Stack gap="2">
                  <Heading level={3}>{messages[benefit]}</Heading>
                  <Text size="reading" tone="muted">
                    {messages[`${benefit}Text`]}
                  </Text>
                </Stack>
                {pieces[benefit]}
              </Stack>
            </div>
          ))}
        </div>
      </Section>
    </Stack>
  );
}

function Search({ text, onTextChange, found }: LandingSearch) {
  const messages = useMessages(landingPageMessages);
  return (
    <search>
      <Stack gap="3">
        <TextField
          label={messages.search}
          placeholder={messages.searchExample}
          type="search"
          name="company"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={onTextChange}
        />
        {found}
      </Stack>
    </search>
  );
}

type WaysProps = Pick<LandingPageProps, 'signUpHref' | 'logInHref' | 'homeHref' | 'plansHref'>;

function Ways({ signUpHref, logInHref, homeHref, plansHref }: WaysProps) {
  const messages = useMessages(landingPageMessages);
  return (
    <Inline gap="4">
      {homeHref !== undefined && (
        <LinkButton tone="accent" href={homeHref}>
          {messages.home}
        </LinkButton>
      )}
      {signUpHref !== undefined && (
        <LinkButton tone="accent" href={signUpHref}>
          {messages.freeAccount}
        </LinkButton>
      )}
      {logInHref !== undefined && <LinkButton href={logInHref}>{messages.logIn}</LinkButton>}
      <Link href={plansHref}>{messages.toPlans}</Link>
    </Inline>
  );
}
