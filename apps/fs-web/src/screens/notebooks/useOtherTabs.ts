import { useEffect, useEffectEvent, useState } from 'react';

/** Tells the other tabs of this browser which notebook is open here, and that it was saved. */
const channelName = 'foresight-notebooks';

interface TabMessage {
  /** Id of the notebook. */
  notebook: string;
  /** Id of the tab that sends. */
  tab: string;
  kind: 'opened' | 'present' | 'closed' | 'saved';
}

const ownTab = crypto.randomUUID();

/** Tells the other tabs that a notebook was saved, also when its page is already left. */
export function announceSaved(notebook: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ notebook, tab: ownTab, kind: 'saved' } satisfies TabMessage);
  channel.close();
}

/** Whether a notebook is open in another tab. `onSaved` is called when it was saved there. */
export function useOtherTabs(notebook: string, onSaved: () => void): boolean {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const handleSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    const send = (kind: TabMessage['kind']) =>
      channel.postMessage({ notebook, tab: ownTab, kind } satisfies TabMessage);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      // A message of this tab comes from the channel of a notebook that was open before.
      if (data.notebook !== notebook || data.tab === ownTab) return;
      if (data.kind === 'opened') send('present');
      if (data.kind === 'saved') handleSaved();
      if (data.kind === 'closed') setOthers((before) => new Set([...before].filter((tab) => tab !== data.tab)));
      // A notebook that is saved while its tab leaves is open there no more.
      else if (data.kind !== 'saved') setOthers((before) => new Set([...before, data.tab]));
    };
    const open = () => send('opened');
    const close = () => send('closed');
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
      channel.close();
    };
  }, [notebook]);
  return others.size > 0;
}
