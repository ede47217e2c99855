'use client';
import type { CourseVideo as Video } from '@fs/api-contract';
import { Button, Heading, Inline, Notice, Stack, Text, useMessages } from '@fs/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './CourseLesson.css.ts';
import { courseLessonMessages } from './CourseLesson.messages.ts';
import { clockTime } from './clockTime.ts';

/** New addresses of a video; null if there are none now. */
export type VideoAddresses = { url: string; captions: string | null } | null;

export interface CourseVideoProps {
  video: Video;
  /** Called when an address has expired. */
  onRenew: (video: Video) => Promise<VideoAddresses>;
  /** Called when the user stops, and now and then before. Resolve to whether it is stored. Without it, nothing is. */
  onStop: ((video: Video, seconds: number) => Promise<boolean>) | undefined;
}

/** Seconds of playing after which the place is stored, for users who close the page. */
const storedEvery = 10;

/** A video in the browser's own player. It begins where the user stopped, and never by itself. */
export function CourseVideo({ video, onRenew, onStop }: CourseVideoProps) {
  const messages = useMessages(courseLessonMessages);
  const player = useRef<HTMLVideoElement>(null);
  // The addresses at first: later ones of the same file would begin it anew.
  const [addresses, setAddresses] = useState({ url: video.url, captions: video.captions });
  const [state, setState] = useState<'ready' | 'renewing' | 'failed'>('ready');
  const [isUnsaved, setUnsaved] = useState(false);
  const place = useRef({ seconds: video.seconds, stored: video.seconds, wasPlaying: false, isRenewed: false });

  function store() {
    const { current: at } = place;
    const seconds = Math.floor(at.seconds);
    if (seconds === at.stored) return;
    at.stored = seconds;
    void save();
  }

  async function save() {
    const { seconds } = place.current;
    const isStored = await onStop?.(video, Math.floor(seconds));
    if (isStored !== undefined) setUnsaved(!isStored);
  }

  const saveOnceOnline = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const retry = () => saveOnceOnline();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnsaved]);

  function begin(element: HTMLVideoElement) {
    const { current: at } = place;
    at.isRenewed = false;
    // At its end, it begins anew.
    if (at.seconds > 0 && at.seconds < element.duration - 1) element.currentTime = at.seconds;
    if (at.wasPlaying) element.play().catch(() => undefined);
    at.wasPlaying = false;
  }

  async function renew() {
    setState('renewing');
    const next = await onRenew(video);
    if (next) setAddresses(next);
    setState(next ? 'ready' : 'failed');
  }

  function fail(element: HTMLVideoElement) {
    const { current: at } = place;
    at.wasPlaying ||= !element.paused;
    // A new address that fails as well is not the reason.
    if (at.isRenewed) setState('failed');
    else {
      at.isRenewed = true;
      void renew();
    }
  }

  // The server's page has the element before the app listens to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first render
  useEffect(() => {
    const element = player.current;
    if (element?.error) fail(element);
    else if (element && element.readyState >= HTMLMediaElement.HAVE_METADATA) begin(element);
  }, []);

  const { url, captions } = addresses;
  return (
    <Stack gap="2">
      <Heading level={3} size="title">
        <bdi>{video.title}</bdi>
      </Heading>
      {video.description !== '' && (
        <Text tone="muted">
          <bdi>{video.description}</bdi>
        </Text>
      )}
      {url !== null && (
        <video
          ref={player}
          key={url}
          className={styles.video}
          controls
          playsInline
          preload="metadata"
          aria-label={video.title}
          src={url}
          {...(video.previewimage !== null && { poster: video.previewimage })}
          onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
          onTimeUpdate={({ currentTarget }) => {
            place.current.seconds = currentTarget.currentTime;
            if (Math.abs(currentTarget.currentTime - place.current.stored) >= storedEvery) store();
          }}
          onPause={store}
          onEnded={store}
          onError={({ currentTarget }) => fail(currentTarget)}
        >
          {captions !== null && <track kind="captions" src={captions} srcLang="en" label={messages.captions} default />}
        </video>
      )}
      {isUnsaved && (
        <Notice tone="caution" onRetry={() => void save()}>
          {messages.placeUnsaved}
        </Notice>
      )}
      {state === 'failed' && (
        <Stack gap="2">
          <Notice tone="critical">{messages.videoFailed}</Notice>
          <Inline>
            <Button size="small" onPress={() => void renew()}>
              {messages.retry}
            </Button>
          </Inline>
        </Stack>
      )}
      <Text size="small" tone="muted">
        {[clockTime(video.duration), video.seconds > 0 && messages.stoppedAt({ time: clockTime(video.seconds) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
