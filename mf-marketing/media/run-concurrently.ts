/** Rejects with the first failure. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  { atOnce, work }: { atOnce: number; work: (item: Item) => Promise<void> },
): Promise<void> {
  const left = items.values();
  async function worker(): Promise<void> {
    const { done, value } = left.next();
    if (done) return;
    await work(value);
    await worker();
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}
