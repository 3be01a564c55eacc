interface MeteredNavigator {
  /** Not in every browser. Source: WICG Network Information API and Save Data API. */
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the browser may fetch what nobody has asked for yet: not where its person has turned "Lite" or "Save data" on. */
export const mayFetchAhead = ({ connection }: MeteredNavigator = navigator as MeteredNavigator): boolean =>
  connection?.saveData !== true;
