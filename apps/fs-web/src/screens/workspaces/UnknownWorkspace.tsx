import { StatusPage } from '@fs/account-widgets';
import { useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { homePath } from '../../addresses/appPaths.ts';

/** What a page says of a workspace that does not exist, or that the user does not belong to. */
export function UnknownWorkspace() {
  const messages = useMessages(appMessages);
  return (
    <StatusPage
      why="not-found"
      title={messages.workspaceUnknown}
      text={messages.workspaceUnknownText}
      homeHref={homePath}
    />
  );
}
