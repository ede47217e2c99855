// The public list. What styles are made of (`@fs/ui/tokens`, `@fs/ui/layers`) stays out of it: a style sheet that
// imported it would run every component at build time.

export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { AuthWall, type AuthWallProps } from './AuthWall/AuthWall.tsx';
export { Avatar, type AvatarProps, type AvatarShape, type AvatarSize } from './Avatar/Avatar.tsx';
export { avatarGroupMessages } from './AvatarGroup/AvatarGroup.messages.ts';
export { AvatarGroup, type AvatarGroupItem, type AvatarGroupProps } from './AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { bannerMessages } from './Banner/Banner.messages.ts';
export { Banner, type BannerProps, type BannerTone } from './Banner/Banner.tsx';
export { updateBannerMessages } from './Banner/UpdateBanner.messages.ts';
export { UpdateBanner, type UpdateBannerProps } from './Banner/UpdateBanner.tsx';
export { BarChart, type BarChartProps } from './BarChart/BarChart.tsx';
export { breadcrumbsMessages } from './Breadcrumbs/Breadcrumbs.messages.ts';
export { Breadcrumbs, type BreadcrumbsItem, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export { buttonMessages } from './Button/Button.messages.ts';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone, type ButtonType } from './Button/Button.tsx';
export { Card, type CardElement, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { Code, type CodeProps } from './Code/Code.tsx';
export { comboBoxMessages } from './ComboBox/ComboBox.messages.ts';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { commandPaletteMessages } from './CommandPalette/CommandPalette.messages.ts';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteProps,
} from './CommandPalette/CommandPalette.tsx';
export { confirmMessages } from './Confirm/Confirm.messages.ts';
export { Confirm, type ConfirmProps, type ConfirmTone } from './Confirm/Confirm.tsx';
export { copyButtonMessages } from './CopyButton/CopyButton.messages.ts';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { dateFieldMessages } from './DateField/DateField.messages.ts';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { datePickerMessages } from './DatePicker/DatePicker.messages.ts';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { dateTextMessages } from './DateText/DateText.messages.ts';
export { DateText, type DateTextProps } from './DateText/DateText.tsx';
export { Divider, type DividerOrientation, type DividerProps } from './Divider/Divider.tsx';
export { Drawer, type DrawerProps, type DrawerWidth } from './Drawer/Drawer.tsx';
export { dynamicListMessages } from './DynamicList/DynamicList.messages.ts';
export {
  DynamicList,
  type DynamicListItem,
  type DynamicListProps,
  type DynamicListSlot,
} from './DynamicList/DynamicList.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { errorPageMessages } from './ErrorPage/ErrorPage.messages.ts';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export { errorStateMessages } from './ErrorState/ErrorState.messages.ts';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { fileFieldMessages } from './FileField/FileField.messages.ts';
export { FileField, type FileFieldFile, type FileFieldProps, type FileFieldState } from './FileField/FileField.tsx';
export { fileSizeMessages } from './FileSize/FileSize.messages.ts';
export { FileSize, type FileSizeProps } from './FileSize/FileSize.tsx';
export { formMessages } from './Form/Form.messages.ts';
export { type FieldErrors, Form, type FormProps } from './Form/Form.tsx';
export { createFormats, type Formats, type PluralForms } from './formats/createFormats.ts';
export { type DateValue, type DayDistance, dayDistance, dayOf } from './formats/dayDistance.ts';
export { type FileSizeUnit, fileSize } from './formats/fileSize.ts';
export { useFormats } from './formats/useFormats.ts';
export { Grid, type GridColumns, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard.tsx';
export { type HoverCardContent, HoverCardGroup, type HoverCardGroupProps } from './HoverCardGroup/HoverCardGroup.tsx';
export { hoverCardTrigger } from './HoverCardGroup/hoverCardTrigger.ts';
export { IconButton, type IconButtonProps, type IconButtonTone } from './IconButton/IconButton.tsx';
export { imageFieldMessages } from './ImageField/ImageField.messages.ts';
export { ImageField, type ImageFieldProps } from './ImageField/ImageField.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { chartMessages } from './internal/ChartFrame/ChartFrame.messages.ts';
export type { ChartPoint } from './internal/ChartFrame/ChartPoint.ts';
export { dialogMessages } from './internal/DialogFrame/DialogFrame.messages.ts';
export { fieldMessages } from './internal/FieldFrame/FieldFrame.messages.ts';
export { loadFailureMessages } from './internal/LoadFailure/LoadFailure.messages.ts';
export type { Option } from './internal/options/Option.ts';
export { KeyValue, type KeyValueItem, type KeyValueLayout, type KeyValueProps } from './KeyValue/KeyValue.tsx';
export { LineChart, type LineChartPoint, type LineChartProps } from './LineChart/LineChart.tsx';
export { linkMessages } from './Link/Link.messages.ts';
export { Link, type LinkProps, type LinkTone } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps, type LinkButtonTone } from './LinkButton/LinkButton.tsx';
export { List, type ListItem, type ListLook, type ListProps } from './List/List.tsx';
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
export { type LazyComponentOptions, lazyComponent } from './lazyComponent/lazyComponent.tsx';
export { markdownMessages } from './Markdown/Markdown.messages.ts';
export { Markdown, type MarkdownProps, type MarkdownSize } from './Markdown/Markdown.tsx';
export { markdownFieldMessages } from './MarkdownField/MarkdownField.messages.ts';
export { MarkdownField, type MarkdownFieldProps } from './MarkdownField/MarkdownField.tsx';
export {
  Menu,
  type MenuGroup,
  type MenuItem,
  type MenuItemTone,
  type MenuPlacement,
  type MenuProps,
  type MenuSelectionMode,
} from './Menu/Menu.tsx';
export { Meter, type MeterProps, type MeterTone } from './Meter/Meter.tsx';
export { Modal, type ModalProps, type ModalSize } from './Modal/Modal.tsx';
export { multiSelectMessages } from './MultiSelect/MultiSelect.messages.ts';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.tsx';
export { type BoundMessages, bindMessages } from './messages/bindMessages.ts';
export { defineMessages, type Message, type Messages, type MessageTable } from './messages/defineMessages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { type MessageOverrides, type MessagePatch, overrideMessages } from './messages/overrideMessages.ts';
export { useMessages } from './messages/useMessages.ts';
export { noticeMessages } from './Notice/Notice.messages.ts';
export { Notice, type NoticeProps, type NoticeTone } from './Notice/Notice.tsx';
export { numberFieldMessages } from './NumberField/NumberField.messages.ts';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { NumberText, type NumberTextProps } from './NumberText/NumberText.tsx';
export { Page, type PageProps, type PageWidth } from './Page/Page.tsx';
export { paginationMessages } from './Pagination/Pagination.messages.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { passwordFieldMessages } from './PasswordField/PasswordField.messages.ts';
export {
  PasswordField,
  type PasswordFieldAutoComplete,
  type PasswordFieldProps,
} from './PasswordField/PasswordField.tsx';
export { Popover, type PopoverPlacement, type PopoverProps } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { rankedBarsMessages } from './RankedBars/RankedBars.messages.ts';
export { RankedBars, type RankedBarsItem, type RankedBarsProps } from './RankedBars/RankedBars.tsx';
export { RouterProvider } from './RouterProvider/RouterProvider.tsx';
export { searchFieldMessages } from './SearchField/SearchField.messages.ts';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { selectMessages } from './Select/Select.messages.ts';
export { Select, type SelectProps } from './Select/Select.tsx';
export type { SharedProps } from './SharedProps.ts';
export { shareMenuMessages } from './ShareMenu/ShareMenu.messages.ts';
export { ShareMenu, type ShareMenuProps, type ShareNotice } from './ShareMenu/ShareMenu.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonSize,
  type SkeletonWidth,
} from './Skeleton/Skeleton.tsx';
export { sparklineMessages } from './Sparkline/Sparkline.messages.ts';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
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
export { StackedBarChart, type StackedBarChartProps } from './StackedBarChart/StackedBarChart.tsx';
export { statTileMessages } from './StatTile/StatTile.messages.ts';
export {
  StatTile,
  type StatTileChange,
  type StatTileDirection,
  type StatTileProps,
  type StatTileTone,
} from './StatTile/StatTile.tsx';
export { stepperMessages } from './Stepper/Stepper.messages.ts';
export { Stepper, type StepperProps, type StepperStep } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { createFilterDraft, type FilterChanges, type FilterDraft } from './Table/filterDraft.ts';
export { tableMessages } from './Table/Table.messages.ts';
export { Table, type TableProps } from './Table/Table.tsx';
export type {
  TableAlign,
  TableColumn,
  TableColumnFacts,
  TableColumnFilter,
  TableSkeleton,
  TableValue,
} from './Table/TableColumn.ts';
export { tableExportMessages } from './Table/TableExport.messages.ts';
export { TableExport, type TableExportProps } from './Table/TableExport.tsx';
export {
  TablePopoverButton,
  type TablePopoverButtonLook,
  type TablePopoverButtonProps,
} from './Table/TablePopoverButton.tsx';
export { selectedCount, selectionTest, type TableSelection, withRowsSelected } from './Table/TableSelection.ts';
export {
  everyRow,
  type SortRequest,
  type TableDateOperator,
  type TableFilter,
  type TableNumberOperator,
  type TablePin,
  type TableSort,
  type TableSortDirection,
  type TableState,
  tableState,
  withFilters,
  withNextSort,
  withoutFilters,
  withPage,
  withSort,
} from './Table/TableState.ts';
export { tableToolsMessages } from './Table/TableTools.messages.ts';
export {
  showsView,
  type TableView,
  type TableViewState,
  viewStateOf,
  withView,
} from './Table/TableView.ts';
export { tableViewsMessages } from './Table/TableViews.messages.ts';
export { type NewTableView, TableViews, type TableViewsProps } from './Table/TableViews.tsx';
export { csvHead, csvRows, type TableCsvOptions, tableCsv } from './Table/tableCsv.ts';
export { layoutOf, shownColumns, type TableLayout, withLayoutOf, withoutLayout } from './Table/tableLayout.ts';
export { type TablePage, tableRows } from './Table/tableRows.ts';
export type { TableRowSelection } from './Table/useRowSelection.ts';
export {
  type RowsInParts,
  rowsInParts,
  type TableExportFile,
  type TableExportOptions,
  writeTableFile,
} from './Table/writeTableFile.ts';
export { Tabs, type TabsActivation, type TabsItem, type TabsProps } from './Tabs/Tabs.tsx';
export { tagMessages } from './Tag/Tag.messages.ts';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { tagFieldMessages } from './TagField/TagField.messages.ts';
export { TagField, type TagFieldProps } from './TagField/TagField.tsx';
export { tagListMessages } from './TagList/TagList.messages.ts';
export { TagList, type TagListItem, type TagListProps } from './TagList/TagList.tsx';
export { Text, type TextElement, type TextProps, type TextSize, type TextTone, type TextWeight } from './Text/Text.tsx';
export { textAreaMessages } from './TextArea/TextArea.messages.ts';
export { TextArea, type TextAreaProps, type TextAreaSize } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldInputMode, type TextFieldProps, type TextFieldType } from './TextField/TextField.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline.tsx';
export {
  createToasts,
  longToastDuration,
  type ShownToast,
  type Toast,
  type ToastAction,
  type ToastStore,
  type ToastTone,
  toastDuration,
} from './Toasts/createToasts.ts';
export { toastsMessages } from './Toasts/Toasts.messages.ts';
export { Toasts, type ToastsProps } from './Toasts/Toasts.tsx';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export { toolbarMessages } from './Toolbar/Toolbar.messages.ts';
export { Toolbar, type ToolbarGroup, type ToolbarItem, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { tourMessages } from './Tour/Tour.messages.ts';
export { Tour, type TourEnd, type TourProps, type TourStep } from './Tour/Tour.tsx';
export {
  type Density,
  type ThemeName,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeScope,
} from './theme/ThemeProvider.tsx';
export { UpgradeWall, type UpgradeWallProps } from './UpgradeWall/UpgradeWall.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
