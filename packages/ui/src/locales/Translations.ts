import type { avatarGroupMessages } from '../AvatarGroup/AvatarGroup.messages.ts';
import type { breadcrumbsMessages } from '../Breadcrumbs/Breadcrumbs.messages.ts';
import type { buttonMessages } from '../Button/Button.messages.ts';
import type { comboBoxMessages } from '../ComboBox/ComboBox.messages.ts';
import type { dateTextMessages } from '../DateText/DateText.messages.ts';
import type { errorStateMessages } from '../ErrorState/ErrorState.messages.ts';
import type { fileSizeMessages } from '../FileSize/FileSize.messages.ts';
import type { dialogMessages } from '../internal/DialogFrame/DialogFrame.messages.ts';
import type { fieldMessages } from '../internal/FieldFrame/FieldFrame.messages.ts';
import type { linkMessages } from '../Link/Link.messages.ts';
import type { loadableViewMessages } from '../LoadableView/LoadableView.messages.ts';
import type { markdownMessages } from '../Markdown/Markdown.messages.ts';
import type { Messages, MessageTable } from '../messages/defineMessages.ts';
import type { MessagePatch } from '../messages/overrideMessages.ts';
import type { noticeMessages } from '../Notice/Notice.messages.ts';
import type { numberFieldMessages } from '../NumberField/NumberField.messages.ts';
import type { paginationMessages } from '../Pagination/Pagination.messages.ts';
import type { passwordFieldMessages } from '../PasswordField/PasswordField.messages.ts';
import type { searchFieldMessages } from '../SearchField/SearchField.messages.ts';
import type { selectMessages } from '../Select/Select.messages.ts';
import type { splashMessages } from '../Splash/Splash.messages.ts';
import type { statTileMessages } from '../StatTile/StatTile.messages.ts';
import type { stepperMessages } from '../Stepper/Stepper.messages.ts';
import type { tagMessages } from '../Tag/Tag.messages.ts';
import type { tagListMessages } from '../TagList/TagList.messages.ts';
import type { textAreaMessages } from '../TextArea/TextArea.messages.ts';
import type { toastsMessages } from '../Toasts/Toasts.messages.ts';

/** Every text of a component in another language. */
type Translation<Of> = Of extends Messages<infer Table extends MessageTable> ? Required<MessagePatch<Table>> : never;

/** What a language must say: every text of every component. Only types are imported, so English stays where it is. */
export type Translations = Readonly<{
  AvatarGroup: Translation<typeof avatarGroupMessages>;
  Breadcrumbs: Translation<typeof breadcrumbsMessages>;
  Button: Translation<typeof buttonMessages>;
  ComboBox: Translation<typeof comboBoxMessages>;
  DateText: Translation<typeof dateTextMessages>;
  Dialog: Translation<typeof dialogMessages>;
  ErrorState: Translation<typeof errorStateMessages>;
  Field: Translation<typeof fieldMessages>;
  FileSize: Translation<typeof fileSizeMessages>;
  Link: Translation<typeof linkMessages>;
  LoadableView: Translation<typeof loadableViewMessages>;
  Markdown: Translation<typeof markdownMessages>;
  Notice: Translation<typeof noticeMessages>;
  NumberField: Translation<typeof numberFieldMessages>;
  Pagination: Translation<typeof paginationMessages>;
  PasswordField: Translation<typeof passwordFieldMessages>;
  SearchField: Translation<typeof searchFieldMessages>;
  Select: Translation<typeof selectMessages>;
  Splash: Translation<typeof splashMessages>;
  StatTile: Translation<typeof statTileMessages>;
  Stepper: Translation<typeof stepperMessages>;
  Tag: Translation<typeof tagMessages>;
  TagList: Translation<typeof tagListMessages>;
  TextArea: Translation<typeof textAreaMessages>;
  Toasts: Translation<typeof toastsMessages>;
}>;
