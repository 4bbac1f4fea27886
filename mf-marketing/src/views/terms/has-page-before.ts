type Visit = {
  history: { length: number };
  /** Missing in browsers without the Navigation API; it counts only pages of this site. */
  navigation?: { canGoBack: boolean } | undefined;
};

/** Whether going back shows a page, as far as the browser tells (PG-07). */
export function hasPageBefore({ history, navigation }: Visit): boolean {
  return navigation?.canGoBack ?? history.length > 1;
}
