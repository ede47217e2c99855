export {
  createToastStore,
  longToastDuration,
  type ShownToast,
  type Toast,
  type ToastAction,
  type ToastStore,
  type ToastTone,
} from './feedback/Toasts/createToastStore.ts';
