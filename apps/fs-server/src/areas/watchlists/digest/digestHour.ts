/** Hour of the user's day at which digests are sent. In UTC for users whose time zone is unknown. */
export const digestHour = 7;
