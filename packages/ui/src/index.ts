// The public list. What styles are made of (`@fs/ui/tokens`, `@fs/ui/layers`) stays out of it: a style sheet that
// imported it would run every component at build time.

export { buttonMessages } from './Button/Button.messages.ts';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone, type ButtonType } from './Button/Button.tsx';
export { Card, type CardElement, type CardProps } from './Card/Card.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { errorStateMessages } from './ErrorState/ErrorState.messages.ts';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { createFormats, type Formats, type PluralForms } from './formats/createFormats.ts';
export { useFormats } from './formats/useFormats.ts';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx';
export { KeyValue, type KeyValueItem, type KeyValueProps } from './KeyValue/KeyValue.tsx';
export { linkMessages } from './Link/Link.messages.ts';
export { Link, type LinkProps, type LinkTone } from './Link/Link.tsx';
export {
  type Denied,
  denied,
  type Failed,
  failed,
  type Loadable,
  type Loading,
  loading,
  type OverLimit,
  overLimit,
  type Ready,
  ready,
  type Wall,
} from './Loadable/Loadable.ts';
export { loadableViewMessages } from './LoadableView/LoadableView.messages.ts';
export { LoadableView, type LoadableViewProps } from './LoadableView/LoadableView.tsx';
export { type BoundMessages, bindMessages } from './messages/bindMessages.ts';
export { defineMessages, type Message, type Messages, type MessageTable } from './messages/defineMessages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { type MessageOverrides, type MessagePatch, overrideMessages } from './messages/overrideMessages.ts';
export { useMessages } from './messages/useMessages.ts';
export { noticeMessages } from './Notice/Notice.messages.ts';
export { Notice, type NoticeProps, type NoticeTone } from './Notice/Notice.tsx';
export { Page, type PageProps, type PageWidth } from './Page/Page.tsx';
export { RouterProvider } from './RouterProvider/RouterProvider.tsx';
export type { SharedProps } from './SharedProps.ts';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonSize,
  type SkeletonWidth,
} from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './Spinner/Spinner.tsx';
export { splashMessages } from './Splash/Splash.messages.ts';
export { Splash, type SplashProps } from './Splash/Splash.tsx';
export {
  Stack,
  type StackAlign,
  type StackDirection,
  type StackGap,
  type StackJustify,
  type StackProps,
} from './Stack/Stack.tsx';
export { Text, type TextElement, type TextProps, type TextSize, type TextTone, type TextWeight } from './Text/Text.tsx';
export { textFieldMessages } from './TextField/TextField.messages.ts';
export { TextField, type TextFieldInputMode, type TextFieldProps, type TextFieldType } from './TextField/TextField.tsx';
export {
  type Density,
  type ThemeName,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeScope,
} from './theme/ThemeProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
