/** Which keys a file has had, in some thirty bytes each, whatever their length. */
export class SeenKeys {
  readonly #keys = new Set<number>();

  /**
   * Notes a UUID.
   * @returns Whether it is new. Two agree in the 52 bits that are kept once in a million files of 100,000 rows.
   */
  add(uuid: string): boolean {
    const before = this.#keys.size;
    const digits = uuid.replaceAll('-', '');
    // The thirteenth digit is the version, the same in all.
    this.#keys.add(Number.parseInt(`${digits.slice(0, 12)}${digits.slice(-1)}`, 16));
    return this.#keys.size > before;
  }
}
