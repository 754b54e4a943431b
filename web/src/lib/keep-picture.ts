// A canvas as a picture that is kept on this device.
export function keepPicture(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((picture) => {
    if (picture === null) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, "image/png");
}
