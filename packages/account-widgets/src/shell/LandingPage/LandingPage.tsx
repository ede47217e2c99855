'use client';
import { Heading, Inline, Link, LinkButton, Section, Stack, Text, useMessages } from '@fs/ui';
import { Horizon } from './Horizon.tsx';
import * as styles from './LandingPage.css.ts';
import { landingPageMessages } from './LandingPage.messages.ts';

export interface LandingPageProps {
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

/** Landing page that introduces the product (decision AMB-172). */
export function LandingPage({ signUpHref, logInHref, homeHref, plansHref }: LandingPageProps) {
  const messages = useMessages(landingPageMessages);
  return (
    <Stack gap="12">
      <div className={styles.hero}>
        <div className={styles.words}>
          <Stack gap="6">
            <Stack gap="3">
              <Heading level={1}>{messages.tagline}</Heading>
              <Text size="reading">{messages.pitch}</Text>
            </Stack>
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
            </Inline>
          </Stack>
        </div>
        <Horizon />
      </div>
      <Section title={messages.benefits}>
        <div className={styles.benefits}>
          {benefits.map((benefit) => (
            <div key={benefit} className={styles.benefit}>
              <Stack gap="2">
                <Heading level={3}>{messages[benefit]}</Heading>
                <Text size="reading" tone="muted">
                  {messages[`${benefit}Text`]}
                </Text>
              </Stack>
            </div>
          ))}
        </div>
      </Section>
      <Section title={messages.plans} description={messages.plansText}>
        <Inline>
          <Link href={plansHref}>{messages.plansWay}</Link>
        </Inline>
      </Section>
    </Stack>
  );
}
