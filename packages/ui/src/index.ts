// The public API. Each component is also an entry of its own, and the other files next to this one are entries that
// group related exports. `@fs/ui/tokens` and `@fs/ui/layers` aren’t exported here, because a style sheet that imported
// this file would run every component at build time. The message tables aren’t either, because few apps need them.

export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonType,
} from './actions/Button/Button.tsx';
export { CopyButton, type CopyButtonProps } from './actions/CopyButton/CopyButton.tsx';
export { IconButton, type IconButtonProps, type IconButtonTone } from './actions/IconButton/IconButton.tsx';
export { ShareMenu, type ShareMenuProps, type ShareNotice } from './actions/ShareMenu/ShareMenu.tsx';
export { ToggleButton, type ToggleButtonProps } from './actions/ToggleButton/ToggleButton.tsx';
export {
  Toolbar,
  ToolbarButton,
  type ToolbarButtonProps,
  ToolbarGroup,
  type ToolbarGroupData,
  type ToolbarGroupProps,
  type ToolbarItem,
  type ToolbarProps,
} from './actions/Toolbar/Toolbar.tsx';
export { BarChart, type BarChartProps } from './charts/BarChart/BarChart.tsx';
export { LineChart, type LineChartPoint, type LineChartProps } from './charts/LineChart/LineChart.tsx';
export { RankedBars, type RankedBarsItem, type RankedBarsProps } from './charts/RankedBars/RankedBars.tsx';
export { Sparkline, type SparklineProps } from './charts/Sparkline/Sparkline.tsx';
export { StackedBarChart, type StackedBarChartProps } from './charts/StackedBarChart/StackedBarChart.tsx';
export { Avatar, type AvatarProps, type AvatarShape, type AvatarSize } from './data/Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupItem, type AvatarGroupProps } from './data/AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './data/Badge/Badge.tsx';
export { Code, type CodeProps } from './data/Code/Code.tsx';
export { DateText, type DateTextProps } from './data/DateText/DateText.tsx';
export { FileSize, type FileSizeProps } from './data/FileSize/FileSize.tsx';
export { KeyValue, type KeyValueItem, type KeyValueLayout, type KeyValueProps } from './data/KeyValue/KeyValue.tsx';
export {
  List,
  ListItem,
  type ListItemData,
  type ListItemProps,
  type ListLook,
  type ListProps,
} from './data/List/List.tsx';
export { Markdown, type MarkdownProps, type MarkdownSize } from './data/Markdown/Markdown.tsx';
export { NumberText, type NumberTextProps } from './data/NumberText/NumberText.tsx';
export {
  StatTile,
  type StatTileChange,
  type StatTileDirection,
  type StatTileProps,
  type StatTileTone,
} from './data/StatTile/StatTile.tsx';
export { exportFailure } from './data/Table/export/exportFailure.ts';
export { TableExport, type TableExportProps } from './data/Table/export/TableExport.tsx';
export { type LocalTableRows, Table, type TableProps, useTableRows } from './data/Table/Table.tsx';
export {
  TablePopoverButton,
  type TablePopoverButtonLook,
  type TablePopoverButtonProps,
} from './data/Table/toolbar/TablePopoverButton.tsx';
export { type NewTableView, TableViews, type TableViewsProps } from './data/Table/views/TableViews.tsx';
export { Tag, type TagNameWidth, type TagProps } from './data/Tag/Tag.tsx';
export { TagList, type TagListItem, type TagListProps } from './data/TagList/TagList.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './data/Timeline/Timeline.tsx';
export * from './debounce.ts';
export { Banner, type BannerProps, type BannerTone } from './feedback/Banner/Banner.tsx';
export { UpdateBanner, type UpdateBannerProps } from './feedback/Banner/UpdateBanner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { ErrorPage, type ErrorPageProps } from './feedback/ErrorPage/ErrorPage.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState.tsx';
export { LoadableView, type LoadableViewProps } from './feedback/LoadableView/LoadableView.tsx';
export { Meter, type MeterProps, type MeterTone } from './feedback/Meter/Meter.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/Notice/Notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonSize,
  type SkeletonWidth,
} from './feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './feedback/Spinner/Spinner.tsx';
export { Splash, type SplashProps } from './feedback/Splash/Splash.tsx';
export { Toasts, type ToastsProps } from './feedback/Toasts/Toasts.tsx';
export { Wall, type WallIcon, type WallProps } from './feedback/Wall/Wall.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './fields/CheckboxGroup/CheckboxGroup.tsx';
export { ComboBox, type ComboBoxProps } from './fields/ComboBox/ComboBox.tsx';
export { DateField, type DateFieldProps } from './fields/DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './fields/DatePicker/DatePicker.tsx';
export {
  DynamicList,
  type DynamicListItem,
  type DynamicListProps,
  type DynamicListSlot,
} from './fields/DynamicList/DynamicList.tsx';
export {
  FileField,
  type FileFieldFile,
  type FileFieldProps,
  type FileFieldState,
} from './fields/FileField/FileField.tsx';
export { type FieldErrors, Form, type FormProps } from './fields/Form/Form.tsx';
export { type CropShape, ImageField, type ImageFieldProps } from './fields/ImageField/ImageField.tsx';
export { MarkdownField, type MarkdownFieldProps } from './fields/MarkdownField/MarkdownField.tsx';
export { MultiSelect, type MultiSelectProps } from './fields/MultiSelect/MultiSelect.tsx';
export { NumberField, type NumberFieldProps } from './fields/NumberField/NumberField.tsx';
export {
  PasswordField,
  type PasswordFieldAutoComplete,
  type PasswordFieldProps,
} from './fields/PasswordField/PasswordField.tsx';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField/SearchField.tsx';
export { Select, type SelectProps } from './fields/Select/Select.tsx';
export { Switch, type SwitchProps } from './fields/Switch/Switch.tsx';
export { TagField, type TagFieldProps } from './fields/TagField/TagField.tsx';
export { TextArea, type TextAreaProps, type TextAreaSize } from './fields/TextArea/TextArea.tsx';
export {
  TextField,
  type TextFieldInputMode,
  type TextFieldProps,
  type TextFieldType,
} from './fields/TextField/TextField.tsx';
export * from './formats.ts';
export * from './hover-card.ts';
export { announce } from './internal/announce.ts';
export {
  Accordion,
  AccordionItem,
  type AccordionItemData,
  type AccordionItemProps,
  type AccordionProps,
} from './layout/Accordion/Accordion.tsx';
export { Card, type CardElement, type CardProps } from './layout/Card/Card.tsx';
export { Divider, type DividerOrientation, type DividerProps } from './layout/Divider/Divider.tsx';
export { Grid, type GridColumns, type GridProps } from './layout/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './layout/Heading/Heading.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export { Page, type PageProps, type PageWidth } from './layout/Page/Page.tsx';
export { Section, type SectionProps } from './layout/Section/Section.tsx';
export {
  Stack,
  type StackAlign,
  type StackDirection,
  type StackGap,
  type StackJustify,
  type StackProps,
} from './layout/Stack/Stack.tsx';
export {
  Text,
  type TextElement,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
} from './layout/Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/VisuallyHidden/VisuallyHidden.tsx';
export * from './lazy.ts';
export * from './lazy-module.ts';
export * from './loadable.ts';
export { Breadcrumbs, type BreadcrumbsItem, type BreadcrumbsProps } from './navigation/Breadcrumbs/Breadcrumbs.tsx';
export { Link, type LinkProps, type LinkTone } from './navigation/Link/Link.tsx';
export { LinkButton, type LinkButtonProps, type LinkButtonTone } from './navigation/LinkButton/LinkButton.tsx';
export { PageNav, type PageNavItem, type PageNavProps } from './navigation/PageNav/PageNav.tsx';
export { Pagination, type PaginationProps } from './navigation/Pagination/Pagination.tsx';
export { RouterProvider, type RouterProviderProps } from './navigation/RouterProvider/RouterProvider.tsx';
export { SectionNav, type SectionNavItem, type SectionNavProps } from './navigation/SectionNav/SectionNav.tsx';
export { Stepper, type StepperProps, type StepperStep } from './navigation/Stepper/Stepper.tsx';
export {
  Tab,
  type TabProps,
  Tabs,
  type TabsActivation,
  type TabsItem,
  type TabsProps,
} from './navigation/Tabs/Tabs.tsx';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteProps,
} from './overlays/CommandPalette/CommandPalette.tsx';
export { Confirm, type ConfirmProps, type ConfirmTone } from './overlays/Confirm/Confirm.tsx';
export { Drawer, type DrawerProps, type DrawerWidth } from './overlays/Drawer/Drawer.tsx';
export { HoverCard, type HoverCardProps } from './overlays/HoverCard/HoverCard.tsx';
export {
  type HoverCardContent,
  HoverCardGroup,
  type HoverCardGroupProps,
} from './overlays/HoverCardGroup/HoverCardGroup.tsx';
export {
  Menu,
  type MenuGroup,
  MenuItem,
  type MenuItemData,
  type MenuItemProps,
  type MenuItemTone,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  type MenuSelectionMode,
} from './overlays/Menu/Menu.tsx';
export { Modal, type ModalProps, type ModalSize } from './overlays/Modal/Modal.tsx';
export { Popover, type PopoverProps } from './overlays/Popover/Popover.tsx';
export { SidePanel, type SidePanelProps } from './overlays/SidePanel/SidePanel.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip/Tooltip.tsx';
export { Tour, type TourEnd, type TourProps, type TourStep } from './overlays/Tour/Tour.tsx';
export * from './shortcuts.ts';
export { useFocusAfterRemoval } from './system/focus/useFocusAfterRemoval.ts';
export { type BoundMessages, bindMessages } from './system/messages/bindMessages.ts';
export { defineMessages, type Message, type Messages, type MessageTable } from './system/messages/defineMessages.ts';
export { MessagesProvider, type MessagesProviderProps } from './system/messages/MessagesProvider.tsx';
export { type MessageOverrides, type MessagePatch, overrideMessages } from './system/messages/overrideMessages.ts';
export { useMessages } from './system/messages/useMessages.ts';
export {
  type Density,
  type ThemeName,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeScope,
} from './system/theme/ThemeProvider.tsx';
export { selectedRows } from './system/virtualList/useSelectedRows.ts';
export { useVirtualList, type VirtualListOptions } from './system/virtualList/useVirtualList.ts';
export * from './table-model.ts';
export * from './table-rows.ts';
export * from './toast-store.ts';
export * from './types.ts';
