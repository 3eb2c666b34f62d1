/** On phones a button of the bar is its icon alone. */
export const onPhoneIconOnly = 'max-sm:w-11 max-sm:px-0! max-sm:[&>span]:sr-only';
