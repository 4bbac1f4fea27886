#!/usr/bin/python3
"""A WebKitGTK browser for the journeys: one profile, downloads into a folder, printing into a PDF.

Usage: window.py FOLDER WIDTHxHEIGHT ADDRESS. What happens is written into FOLDER/log.txt, a line each.
Commands come on standard input: `open ADDRESS`, `size WIDTHxHEIGHT`.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

folder, size, address = sys.argv[1:]
width, height = map(int, size.split('x'))
downloads = os.path.join(folder, 'downloads')
os.makedirs(downloads, exist_ok=True)
log = open(os.path.join(folder, 'log.txt'), 'a', buffering=1)
profile = WebKit2.WebsiteDataManager(base_data_directory=folder + '/data', base_cache_directory=folder + '/cache')
context = WebKit2.WebContext(website_data_manager=profile)
context.set_preferred_languages(['en-NG'])
windows = []


def download_started(_context, download):
    def decide(download, name):
        download.set_destination('file://' + os.path.join(downloads, name))
        return True

    download.connect('decide-destination', decide)
    download.connect('finished', lambda d: log.write('downloaded %s\n' % d.get_destination()))
    download.connect('failed', lambda _, error: log.write('not-downloaded %s\n' % error.message))


def printing(_view, operation):
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, 'file://' + os.path.join(folder, 'print.pdf'))
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new('iso_a4'))
    operation.set_print_settings(settings)
    operation.set_page_setup(page)
    operation.connect('finished', lambda _: log.write('printed\n'))
    operation.print_()
    return True


def view_in_window(**properties):
    settings = WebKit2.Settings()
    settings.set_enable_developer_extras(True)
    # Playwright hears nothing of a document that comes back as it was left; its own browsers keep none either.
    settings.set_enable_page_cache(False)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view = WebKit2.WebView(settings=settings, **properties)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    view.connect('create', lambda opener, _: view_in_window(related_view=opener))
    view.connect('close', lambda _: window.destroy())
    view.connect('print', printing)
    view.connect('web-process-terminated', lambda _, reason: log.write('terminated %s\n' % reason))
    window.show_all()
    windows.append(window)
    return view


def obey(source, _condition):
    line = source.readline()
    if not line:
        Gtk.main_quit()
        return False
    word, _, rest = line.strip().partition(' ')
    if word == 'open':
        view_in_window(web_context=context).load_uri(rest)
    elif word == 'size':
        for window in windows:
            window.resize(*map(int, rest.split('x')))
    return True


context.connect('download-started', download_started)
view_in_window(web_context=context).load_uri(address)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, obey)
Gtk.main()
