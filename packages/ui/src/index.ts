// The public list. What styles are made of (`@fs/ui/tokens`, `@fs/ui/layers`) stays out of it: a style sheet that
// imported it would run every component at build time.

export { buttonMessages } from './actions/Button/Button.messages.ts';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonType,
} from './actions/Button/Button.tsx';
export { copyButtonMessages } from './actions/CopyButton/CopyButton.messages.ts';
export { CopyButton, type CopyButtonProps } from './actions/CopyButton/CopyButton.tsx';
export { IconButton, type IconButtonProps, type IconButtonTone } from './actions/IconButton/IconButton.tsx';
export { shareMenuMessages } from './actions/ShareMenu/ShareMenu.messages.ts';
export { ShareMenu, type ShareMenuProps, type ShareNotice } from './actions/ShareMenu/ShareMenu.tsx';
export { ToggleButton, type ToggleButtonProps } from './actions/ToggleButton/ToggleButton.tsx';
export { toolbarMessages } from './actions/Toolbar/Toolbar.messages.ts';
export { Toolbar, type ToolbarGroup, type ToolbarItem, type ToolbarProps } from './actions/Toolbar/Toolbar.tsx';
export { BarChart, type BarChartProps } from './charts/BarChart/BarChart.tsx';
export { LineChart, type LineChartPoint, type LineChartProps } from './charts/LineChart/LineChart.tsx';
export { rankedBarsMessages } from './charts/RankedBars/RankedBars.messages.ts';
export { RankedBars, type RankedBarsItem, type RankedBarsProps } from './charts/RankedBars/RankedBars.tsx';
export { sparklineMessages } from './charts/Sparkline/Sparkline.messages.ts';
export { Sparkline, type SparklineProps } from './charts/Sparkline/Sparkline.tsx';
export { StackedBarChart, type StackedBarChartProps } from './charts/StackedBarChart/StackedBarChart.tsx';
export { Avatar, type AvatarProps, type AvatarShape, type AvatarSize } from './data/Avatar/Avatar.tsx';
export { avatarGroupMessages } from './data/AvatarGroup/AvatarGroup.messages.ts';
export { AvatarGroup, type AvatarGroupItem, type AvatarGroupProps } from './data/AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './data/Badge/Badge.tsx';
export { Code, type CodeProps } from './data/Code/Code.tsx';
export { dateTextMessages } from './data/DateText/DateText.messages.ts';
export { DateText, type DateTextProps } from './data/DateText/DateText.tsx';
export { fileSizeMessages } from './data/FileSize/FileSize.messages.ts';
export { FileSize, type FileSizeProps } from './data/FileSize/FileSize.tsx';
export { KeyValue, type KeyValueItem, type KeyValueLayout, type KeyValueProps } from './data/KeyValue/KeyValue.tsx';
export { List, type ListItem, type ListLook, type ListProps } from './data/List/List.tsx';
export { markdownMessages } from './data/Markdown/Markdown.messages.ts';
export { Markdown, type MarkdownProps, type MarkdownSize } from './data/Markdown/Markdown.tsx';
export { NumberText, type NumberTextProps } from './data/NumberText/NumberText.tsx';
export { statTileMessages } from './data/StatTile/StatTile.messages.ts';
export {
  StatTile,
  type StatTileChange,
  type StatTileDirection,
  type StatTileProps,
  type StatTileTone,
} from './data/StatTile/StatTile.tsx';
export { tableExportMessages } from './data/Table/export/TableExport.messages.ts';
export { TableExport, type TableExportProps } from './data/Table/export/TableExport.tsx';
export { csvHead, csvRows, type TableCsvOptions, tableCsv } from './data/Table/export/tableCsv.ts';
export {
  type RowsInParts,
  rowsInParts,
  type TableExportFile,
  type TableExportOptions,
  writeTableFile,
} from './data/Table/export/writeTableFile.ts';
export { createFilterDraft, type FilterChanges, type FilterDraft } from './data/Table/filters/filterDraft.ts';
export type {
  TableAlign,
  TableColumn,
  TableColumnFacts,
  TableColumnFilter,
  TableSkeleton,
  TableValue,
} from './data/Table/model/TableColumn.ts';
export {
  selectedCount,
  selectionTest,
  type TableSelection,
  withRowsSelected,
} from './data/Table/model/TableSelection.ts';
export {
  everyRow,
  type SortRequest,
  type TableDateOperator,
  type TableFilter,
  type TableNumberOperator,
  type TablePin,
  type TableSort,
  type TableSortDirection,
  type TableSortMode,
  type TableState,
  tableState,
  withFilters,
  withNextSort,
  withoutFilters,
  withPage,
  withSort,
} from './data/Table/model/TableState.ts';
export {
  layoutOf,
  shownColumns,
  type TableLayout,
  withLayoutOf,
  withoutLayout,
} from './data/Table/model/tableLayout.ts';
export { type TablePage, tableRows } from './data/Table/model/tableRows.ts';
export type { TableRowSelection } from './data/Table/rows/useRowSelection.ts';
export { tableMessages } from './data/Table/Table.messages.ts';
export { Table, type TableProps } from './data/Table/Table.tsx';
export {
  TablePopoverButton,
  type TablePopoverButtonLook,
  type TablePopoverButtonProps,
} from './data/Table/toolbar/TablePopoverButton.tsx';
export { tableToolsMessages } from './data/Table/toolbar/TableTools.messages.ts';
export {
  showsView,
  type TableView,
  type TableViewState,
  viewStateOf,
  withView,
} from './data/Table/views/TableView.ts';
export { tableViewsMessages } from './data/Table/views/TableViews.messages.ts';
export { type NewTableView, TableViews, type TableViewsProps } from './data/Table/views/TableViews.tsx';
export { tagMessages } from './data/Tag/Tag.messages.ts';
export { Tag, type TagProps } from './data/Tag/Tag.tsx';
export { tagListMessages } from './data/TagList/TagList.messages.ts';
export { TagList, type TagListItem, type TagListProps } from './data/TagList/TagList.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './data/Timeline/Timeline.tsx';
export { AuthWall, type AuthWallProps } from './feedback/AuthWall/AuthWall.tsx';
export { bannerMessages } from './feedback/Banner/Banner.messages.ts';
export { Banner, type BannerProps, type BannerTone } from './feedback/Banner/Banner.tsx';
export { updateBannerMessages } from './feedback/Banner/UpdateBanner.messages.ts';
export { UpdateBanner, type UpdateBannerProps } from './feedback/Banner/UpdateBanner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { errorPageMessages } from './feedback/ErrorPage/ErrorPage.messages.ts';
export { ErrorPage, type ErrorPageProps } from './feedback/ErrorPage/ErrorPage.tsx';
export { errorStateMessages } from './feedback/ErrorState/ErrorState.messages.ts';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState.tsx';
export { loadableViewMessages } from './feedback/LoadableView/LoadableView.messages.ts';
export { LoadableView, type LoadableViewProps } from './feedback/LoadableView/LoadableView.tsx';
export { Meter, type MeterProps, type MeterTone } from './feedback/Meter/Meter.tsx';
export { noticeMessages } from './feedback/Notice/Notice.messages.ts';
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
export { splashMessages } from './feedback/Splash/Splash.messages.ts';
export { Splash, type SplashProps } from './feedback/Splash/Splash.tsx';
export {
  createToastStore,
  longToastDuration,
  type ShownToast,
  type Toast,
  type ToastAction,
  type ToastStore,
  type ToastTone,
  toastDuration,
} from './feedback/Toasts/createToastStore.ts';
export { toastsMessages } from './feedback/Toasts/Toasts.messages.ts';
export { Toasts, type ToastsProps } from './feedback/Toasts/Toasts.tsx';
export { UpgradeWall, type UpgradeWallProps } from './feedback/UpgradeWall/UpgradeWall.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './fields/CheckboxGroup/CheckboxGroup.tsx';
export { comboBoxMessages } from './fields/ComboBox/ComboBox.messages.ts';
export { ComboBox, type ComboBoxProps } from './fields/ComboBox/ComboBox.tsx';
export { dateFieldMessages } from './fields/DateField/DateField.messages.ts';
export { DateField, type DateFieldProps } from './fields/DateField/DateField.tsx';
export { datePickerMessages } from './fields/DatePicker/DatePicker.messages.ts';
export { DatePicker, type DatePickerProps } from './fields/DatePicker/DatePicker.tsx';
export { dynamicListMessages } from './fields/DynamicList/DynamicList.messages.ts';
export {
  DynamicList,
  type DynamicListItem,
  type DynamicListProps,
  type DynamicListSlot,
} from './fields/DynamicList/DynamicList.tsx';
export { fileFieldMessages } from './fields/FileField/FileField.messages.ts';
export {
  FileField,
  type FileFieldFile,
  type FileFieldProps,
  type FileFieldState,
} from './fields/FileField/FileField.tsx';
export { formMessages } from './fields/Form/Form.messages.ts';
export { type FieldErrors, Form, type FormProps } from './fields/Form/Form.tsx';
export { imageFieldMessages } from './fields/ImageField/ImageField.messages.ts';
export { ImageField, type ImageFieldProps } from './fields/ImageField/ImageField.tsx';
export { markdownFieldMessages } from './fields/MarkdownField/MarkdownField.messages.ts';
export { MarkdownField, type MarkdownFieldProps } from './fields/MarkdownField/MarkdownField.tsx';
export { multiSelectMessages } from './fields/MultiSelect/MultiSelect.messages.ts';
export { MultiSelect, type MultiSelectProps } from './fields/MultiSelect/MultiSelect.tsx';
export { numberFieldMessages } from './fields/NumberField/NumberField.messages.ts';
export { NumberField, type NumberFieldProps } from './fields/NumberField/NumberField.tsx';
export { passwordFieldMessages } from './fields/PasswordField/PasswordField.messages.ts';
export {
  PasswordField,
  type PasswordFieldAutoComplete,
  type PasswordFieldProps,
} from './fields/PasswordField/PasswordField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/RadioGroup/RadioGroup.tsx';
export { searchFieldMessages } from './fields/SearchField/SearchField.messages.ts';
export { SearchField, type SearchFieldProps } from './fields/SearchField/SearchField.tsx';
export { selectMessages } from './fields/Select/Select.messages.ts';
export { Select, type SelectProps } from './fields/Select/Select.tsx';
export { Switch, type SwitchProps } from './fields/Switch/Switch.tsx';
export { tagFieldMessages } from './fields/TagField/TagField.messages.ts';
export { TagField, type TagFieldProps } from './fields/TagField/TagField.tsx';
export { textAreaMessages } from './fields/TextArea/TextArea.messages.ts';
export { TextArea, type TextAreaProps, type TextAreaSize } from './fields/TextArea/TextArea.tsx';
export {
  TextField,
  type TextFieldInputMode,
  type TextFieldProps,
  type TextFieldType,
} from './fields/TextField/TextField.tsx';
export { chartMessages } from './internal/ChartFrame/ChartFrame.messages.ts';
export type { ChartPoint } from './internal/ChartFrame/ChartPoint.ts';
export { dialogMessages } from './internal/DialogFrame/DialogFrame.messages.ts';
export { fieldMessages } from './internal/FieldFrame/FieldFrame.messages.ts';
export { loadFailureMessages } from './internal/LoadFailure/LoadFailure.messages.ts';
export type { Option } from './internal/options/Option.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './layout/Accordion/Accordion.tsx';
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
export { breadcrumbsMessages } from './navigation/Breadcrumbs/Breadcrumbs.messages.ts';
export { Breadcrumbs, type BreadcrumbsItem, type BreadcrumbsProps } from './navigation/Breadcrumbs/Breadcrumbs.tsx';
export { linkMessages } from './navigation/Link/Link.messages.ts';
export { Link, type LinkProps, type LinkTone } from './navigation/Link/Link.tsx';
export { LinkButton, type LinkButtonProps, type LinkButtonTone } from './navigation/LinkButton/LinkButton.tsx';
export { paginationMessages } from './navigation/Pagination/Pagination.messages.ts';
export { Pagination, type PaginationProps } from './navigation/Pagination/Pagination.tsx';
export { RouterProvider } from './navigation/RouterProvider/RouterProvider.tsx';
export { stepperMessages } from './navigation/Stepper/Stepper.messages.ts';
export { Stepper, type StepperProps, type StepperStep } from './navigation/Stepper/Stepper.tsx';
export { Tabs, type TabsActivation, type TabsItem, type TabsProps } from './navigation/Tabs/Tabs.tsx';
export { commandPaletteMessages } from './overlays/CommandPalette/CommandPalette.messages.ts';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteProps,
} from './overlays/CommandPalette/CommandPalette.tsx';
export { confirmMessages } from './overlays/Confirm/Confirm.messages.ts';
export { Confirm, type ConfirmProps, type ConfirmTone } from './overlays/Confirm/Confirm.tsx';
export { Drawer, type DrawerProps, type DrawerWidth } from './overlays/Drawer/Drawer.tsx';
export { HoverCard, type HoverCardProps } from './overlays/HoverCard/HoverCard.tsx';
export {
  type HoverCardContent,
  HoverCardGroup,
  type HoverCardGroupProps,
} from './overlays/HoverCardGroup/HoverCardGroup.tsx';
export { hoverCardTrigger } from './overlays/HoverCardGroup/hoverCardTrigger.ts';
export {
  Menu,
  type MenuGroup,
  type MenuItem,
  type MenuItemTone,
  type MenuPlacement,
  type MenuProps,
  type MenuSelectionMode,
} from './overlays/Menu/Menu.tsx';
export { Modal, type ModalProps, type ModalSize } from './overlays/Modal/Modal.tsx';
export { Popover, type PopoverPlacement, type PopoverProps } from './overlays/Popover/Popover.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './overlays/Tooltip/Tooltip.tsx';
export { tourMessages } from './overlays/Tour/Tour.messages.ts';
export { Tour, type TourEnd, type TourProps, type TourStep } from './overlays/Tour/Tour.tsx';
export { type Debounced, debounce } from './system/debounce/debounce.ts';
export { useDebouncedCallback } from './system/debounce/useDebouncedCallback.ts';
export { createFormats, type Formats, type PluralForms } from './system/formats/createFormats.ts';
export { type DateValue, type DayDistance, dayDistance, dayOf } from './system/formats/dayDistance.ts';
export { type FileSizeUnit, fileSize } from './system/formats/fileSize.ts';
export { useFormats } from './system/formats/useFormats.ts';
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
} from './system/Loadable/Loadable.ts';
export { type LazyComponentOptions, lazyComponent } from './system/lazyComponent/lazyComponent.tsx';
export { type BoundMessages, bindMessages } from './system/messages/bindMessages.ts';
export { defineMessages, type Message, type Messages, type MessageTable } from './system/messages/defineMessages.ts';
export { MessagesProvider, type MessagesProviderProps } from './system/messages/MessagesProvider.tsx';
export { type MessageOverrides, type MessagePatch, overrideMessages } from './system/messages/overrideMessages.ts';
export { useMessages } from './system/messages/useMessages.ts';
export type { SharedProps } from './system/SharedProps.ts';
export {
  type Density,
  type ThemeName,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeScope,
} from './system/theme/ThemeProvider.tsx';
