/** The specification's times and thresholds in one place (T-19), in ms unless the name says otherwise. */
export const specifiedTimes = {
  toastAutoClose: 5000,
  slideInterval: 5000,
  slideTransition: 1000,
  homeSlideTransition: 500,
  reviewInterval: 2500,
  /** Share of the width that a drag must pass to move on. */
  swipeThreshold: 0.2,
  swipeSnapBack: 300,
  modalExit: 300,
  costRefresh: 2000,
  printDelay: 500,
} as const;
