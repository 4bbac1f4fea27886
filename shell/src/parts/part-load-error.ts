/** The code of a part could not be had: its files are missing, late, corrupt or of another contract. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}
