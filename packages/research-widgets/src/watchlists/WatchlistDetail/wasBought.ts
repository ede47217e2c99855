/** Returns whether the listed company was acquired. The title names the acquired company. */
export function wasBought({ title, organization }: { title: string; organization: { name: string } | null }): boolean {
  return title === organization?.name;
}
