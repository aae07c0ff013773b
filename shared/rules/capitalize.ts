/** Makes the first letter a capital: 'Navy trousers'. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
