export interface ImageUploadLabels {
  /** "Choose a picture". */
  choose: string;
  /** "Take a photo"; on touch devices. */
  camera: string;
  /** "Choose another". */
  replace: string;
  /** "Remove picture". */
  remove: string;
  /** "Cancel upload". */
  cancel: string;
  /** "Try again", after a failure. */
  retry: string;
  /** "Picture received", once the server has it. */
  done: string;
  /** The message when the upload failed: the server's reason if it gave one, otherwise what helps. */
  failed: (error: unknown) => string;
  /** The message for an unsupported file type: name the supported ones. */
  wrongType: string;
  /** The message when the image is too large even compressed; both sizes include their unit: "8 MB". */
  tooLarge: (limit: string, size: string) => string;
  /** "Uploading, 40 %". */
  uploading: (percent: number) => string;
  /** Alternative text of the preview. */
  preview: string;
}
