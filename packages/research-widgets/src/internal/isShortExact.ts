/** Whether thousands, millions or billions with one decimal say an amount exactly. */
export function isShortExact(amount: number): boolean {
  const unit = [1e12, 1e9, 1e6, 1e3].find((one) => amount >= one);
  return unit === undefined || (amount * 10) % unit === 0;
}
