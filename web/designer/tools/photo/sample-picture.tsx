/** A quiet sea with a sail: stands where the photo will be. Drawn, so that nobody takes it for a photo of hers. */
export function SamplePicture() {
  return (
    <svg className="sample-picture" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h600v400H0z" fill="#cdd8df" />
      <path d="M0 120h600v100H0z" fill="#dde0d6" />
      <path d="M0 178h600v42H0z" fill="#e9dcb4" />
      <path d="M0 220h600v180H0z" fill="#8fa9b4" />
      <path d="M0 220q75-7 150 0t150 0 150 0 150 0v22q-75 8-150 0t-150 0-150 0-150 0z" fill="#9db4bc" />
      <path d="M0 278q60-9 120 0t120 0 120 0 120 0 120 0v40q-60 9-120 0t-120 0-120 0-120 0-120 0z" fill="#7f9ca8" />
      <path d="M0 340q75-12 150 0t150 0 150 0 150 0v60H0z" fill="#6f8f9d" />
      <path d="m404 152 32 72h-52z" fill="#f4f1ea" />
      <path d="M402 160v64h-20z" fill="#dfe3e1" />
      <path d="M374 226h70l-10 10h-50z" fill="#566a72" />
    </svg>
  );
}
