/** Longest id of a Slack user, in characters. Slack's have eleven today. */
export const longestSlackUserId = 32;

/** The id of a Slack user, as a regular expression: U or W, then digits and capitals. */
export const slackUserIdPattern = `^[UW][A-Z0-9]{1,${longestSlackUserId - 1}}$`;

/** Whether a text has the form of a Slack user's id. */
export function isSlackUserId(text: string | undefined): text is string {
  return text !== undefined && new RegExp(slackUserIdPattern).test(text);
}
