export async function histogramEqualization() {
  return undefined;
}
