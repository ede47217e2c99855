/** Returns `count` options with unique names, such as "Topic 0001". */
export function manyOptions(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(String(count).length, '0');
    return { id: number, label: `Topic ${number}` };
  });
}
