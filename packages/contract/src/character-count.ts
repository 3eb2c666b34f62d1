/** As every limit of characters counts: an emoji of two halves is one. */
export const characterCount = (text: string): number => [...text].length;
