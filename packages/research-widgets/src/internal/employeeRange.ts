/** Returns a range of employees such as "1001-5000" with the digits of its numbers grouped, such as "1,001-5,000". */
export function employeeRange(range: string, number: (value: number) => string): string {
  return range.replace(/\d[\d,]*/g, (digits) => number(Number(digits.replaceAll(',', ''))));
}
